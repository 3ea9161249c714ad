import { useCallback } from 'react';
import type { RefCallback } from 'react';

/**
 * Shows a file from memory in an element with a `src`. Its URL lives as long as the element shows the file, so that nothing keeps the file
 * once the dialog is closed.
 * @param fragment how a PDF viewer opens it
 */
export const useFileSource = <Shown extends HTMLImageElement | HTMLIFrameElement>(file: Blob, fragment = ''): RefCallback<Shown> =>
  useCallback(
    (element) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url + fragment;
      return () => URL.revokeObjectURL(url);
    },
    [file, fragment],
  );
