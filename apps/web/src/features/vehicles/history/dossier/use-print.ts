import { useEffect } from 'react';

/** A text as a CSS string. It is untrusted: every character that is neither letter, digit nor space is escaped. */
export function cssString(text: string): string {
  return `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;
}

/**
 * Prints a page in the light theme, with a text at the top of every sheet. Browsers without page margin boxes leave
 * that out.
 */
export function usePrint(header: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-left { content: ${cssString(header)}; font: 10px sans-serif; } }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [header]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme = dataset['theme'];
    const before = () => {
      theme = dataset['theme'];
      dataset['theme'] = 'light';
    };
    const after = () => {
      if (theme) dataset['theme'] = theme;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
