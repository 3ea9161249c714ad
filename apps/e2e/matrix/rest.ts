import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Scenario } from '@wayside/scenarios';

/** Polling interval. Playwright's own waiting injects so much into each document that a cell takes a tenth longer. */
export const GLANCE_MS = 40;

/** A pause between two looks at something that changes. */
export const glance = (): Promise<void> => setTimeout(GLANCE_MS);

/** Whether a screen is meant to wait. */
export const isHeld = ({ faults = [] }: Scenario): boolean =>
  faults.some(({ kind }) => kind === 'hold' || kind === 'fixed-delay');

/**
 * Runs in the page: whether heading, fonts and images are there, rows have replaced skeletons (unless `mayLoad`), and
 * nothing moves.
 */
export async function isAtRest(mayLoad: boolean): Promise<boolean> {
  await new Promise((next) => (window.requestIdleCallback ?? window.setTimeout)(next));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const isMoving = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && effect?.getTiming().iterations !== Infinity;
  return (
    (document.querySelector('h1')?.checkVisibility() ?? false) &&
    (mayLoad || document.querySelector('[aria-busy="true"], [role="progressbar"]') === null) &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    !document.getAnimations().some(isMoving)
  );
}

/** A JPEG of the page as soon as it is at rest, or as it is after `patience` milliseconds. */
export async function pictureOf(page: Page, mayLoad: boolean, patience: number): Promise<Buffer> {
  const end = Date.now() + patience;
  while (Date.now() < end && !(await page.evaluate(isAtRest, mayLoad).catch(() => false))) await glance();
  return page.screenshot({ type: 'jpeg', quality: 60, caret: 'hide' });
}
