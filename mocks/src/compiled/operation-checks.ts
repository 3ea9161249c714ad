/** What `npm run compile` writes of an operation: what the small code around the compiled schemas has to know of it. */
export interface OperationChecks {
  /** Ways to say who calls; each is a list of places that must have a value. None where anyone may call. */
  security: readonly (readonly { in: 'header' | 'query'; name: string }[])[];
  body: { required: boolean; contents: readonly Content[] } | undefined;
  headers: Parameters | undefined;
  query: Parameters | undefined;
  path: Parameters | undefined;
  /** In the order of the contract. */
  responses: readonly { status: string; contents: readonly Content[]; headers: Parameters | undefined }[];
}

/** A body of one media type. */
export interface Content {
  mediaType: string;
  /** None where any bytes will do. */
  schema: Validator | undefined;
  /** For form data: the fields that are looked at, and the schema that takes texts for numbers. */
  form: { fields: readonly string[]; schema: Validator } | undefined;
}

export interface Parameters {
  /** Names in lower case, as Prism compares them. */
  values: readonly { name: string; list: false | 'repeated' | 'commas' }[];
  schema: Validator;
}

/** A function that Ajv made of a schema. As one object is checked at a time, it keeps what it found. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface SchemaError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Readonly<Record<string, unknown>>;
}
