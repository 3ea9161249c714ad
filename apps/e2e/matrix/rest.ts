import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Scenario } from '@wayside/scenarios';

const GLANCE_MS = 30;

/** Whether a screen is meant to wait. */
export const isHeld = ({ faults = [] }: Scenario): boolean =>
  faults.some(({ kind }) => kind === 'hold' || kind === 'fixed-delay');

/**
 * Runs in the page: whether everything is there, and nothing moves. Heading, rows instead of skeletons unless those are
 * the point, fonts, images.
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

/** A JPEG of the page as soon as it is at rest, or after a while as it is then. */
export async function pictureOf(page: Page, mayLoad: boolean, patience: number): Promise<Buffer> {
  const end = Date.now() + patience;
  while (Date.now() < end && !(await page.evaluate(isAtRest, mayLoad).catch(() => false))) await setTimeout(GLANCE_MS);
  return page.screenshot({ type: 'jpeg', quality: 60, caret: 'hide' });
}
