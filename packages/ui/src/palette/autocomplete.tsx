import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';

export interface AutocompleteProps {
  readonly inputValue: string;
  readonly onInputChange: (text: string) => void;
  /** A field and a list. */
  readonly children: ReactNode;
}

/**
 * Connects a field and a list. The library's component of this name does the same, but every page with a field would
 * load the code behind it, because the field's own context is in the same module.
 */
export function Autocomplete({ inputValue, onInputChange, children }: AutocompleteProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const collectionRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const {
    inputProps,
    collectionProps,
    collectionRef: listRef,
  } = useAutocomplete(
    { inputRef, collectionRef },
    { inputValue, setInputValue: onInputChange, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: listRef }}>{children}</SelectableCollectionContext>
    </FieldInputContext>
  );
}
