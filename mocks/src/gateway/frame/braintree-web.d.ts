/** The part of the provider's library that its page half and our frame share. */
declare module 'braintree-web/hosted-fields/shared/constants.js' {
  const constants: {
    events: Record<
      | 'ADD_CLASS'
      | 'BIN_AVAILABLE'
      | 'CARD_FORM_ENTRY_HAS_BEGUN'
      | 'CLEAR_FIELD'
      | 'FRAME_READY'
      | 'INPUT_EVENT'
      | 'READY_FOR_CLIENT'
      | 'REMOVE_ATTRIBUTE'
      | 'REMOVE_CLASS'
      | 'SET_ATTRIBUTE'
      | 'SET_MESSAGE'
      | 'TOKENIZATION_REQUEST'
      | 'TRIGGER_INPUT_FOCUS',
      string
    >;
    allowedStyles: string[];
    allowedFields: Record<string, { name: string; label: string }>;
    autocompleteMappings: Record<string, AutoFill>;
    maxExpirationYearAge: number;
  };
  export default constants;
}
