import { expect, it } from 'vitest';
import { brands } from '../src/registry.ts';
import { fallbackOf } from './font-metrics.ts';

it.each(brands.map(({ id, font }) => [id, font] as const))(
  '%s: text in Arial takes the space of its font until that arrives',
  async (_, { source, fallback }) => {
    const measured = await fallbackOf({ source });
    const off = (Object.keys(measured) as (keyof typeof measured)[]).filter(
      (name) => Math.abs(fallback[name] / measured[name] - 1) > 0.04,
    );
    expect(off, `Write as \`fallback\` of its font: ${JSON.stringify(measured)}`).toEqual([]);
  },
);
