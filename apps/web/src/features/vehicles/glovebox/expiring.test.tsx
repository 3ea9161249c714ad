// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { Role } from '@wayside/domain';
import { afterEach, expect, it } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import { Expiring } from './glovebox-panel.tsx';
import type { GloveboxItem } from './glovebox.queries.ts';

afterEach(cleanup);
const document = (document_type: string) => ({ document_type, expires_in_days: 12 }) as GloveboxItem;

it.each<[Role, string[], string]>([
  ['Owner', ['registration'], 'Upload the renewed document'],
  ['Driver', ['driver_licence'], 'Upload the renewed document'],
  ['Driver', ['driver_licence', 'registration'], 'Ask a manager to upload the renewed document'],
])('[GLV-10] %s with an expiring %s: %s', (role, types, text) => {
  render(
    <English>
      <Expiring items={types.map(document)} user={{ roles: [role] }} />
    </English>,
  );
  expect(window.document.body.textContent).toContain(text);
});
