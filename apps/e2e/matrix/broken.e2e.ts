import type { Browser } from '@playwright/test';
import { scenarios } from '@wayside/scenarios';
import { MockSession } from '../mock-session.ts';
import { expect, test } from '../fixtures.ts';
import { Stage, onServer } from './stage.ts';

/** A browser whose pages break when something is sent, before the app knows of it. */
function breaking(browser: Browser): Pick<Browser, 'newContext'> {
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      await context.addInitScript(() =>
        window.addEventListener(
          'submit',
          (event) => {
            event.preventDefault();
            event.stopImmediatePropagation();
            // The page's dates are those of its session.
            throw new Error(`broken at ${performance.timeOrigin + performance.now()}`);
          },
          true,
        ),
      );
      return context;
    },
  };
}

// The stage records by itself.
test.use({ trace: 'off' });

test('[STU-12] a cell whose page breaks says why at once, with its steps in pictures and a trace', async ({
  browser,
}, testInfo) => {
  const { journal } = MockSession.prototype;
  let looks = 0;
  MockSession.prototype.journal = function look(...given) {
    looks += 1;
    return journal.apply(this, given);
  };
  const stage = new Stage(onServer(breaking(browser)));
  try {
    const scenario = scenarios.get('access/wrong-password')!;
    const { problems, unreached, evidence } = await stage.play(scenario, 'default', 'Owner', {
      isPlayed: true,
      isPictured: false,
    });
    const seconds = (Date.now() - Number(/broken at ([\d.]+)/.exec(problems.join())?.[1])) / 1000;
    testInfo.annotations.push({ type: 'seconds from the break to the end of the cell', description: String(seconds) });
    process.stdout.write(`the cell ended ${seconds} s after its page broke\n`);

    expect(problems).toContainEqual(expect.stringContaining('Error on the page: Error: broken at'));
    expect(unreached).toEqual(['Answer not reached: createSession']);
    // Five seconds on a machine that does nothing else.
    expect(seconds).toBeLessThan(20);
    const isJpeg = (picture: Buffer): boolean => picture.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]));
    expect(evidence!.steps.map(({ name, picture }) => [name, isJpeg(picture)])).toEqual([
      [expect.stringMatching(/^1\. .*press Sign in/), true],
    ]);
    expect(evidence!.trace.subarray(0, 2).toString(), 'a zip').toBe('PK');
    // Waiting would look again and again.
    expect(looks).toBe(1);
  } finally {
    MockSession.prototype.journal = journal;
    await stage.close();
  }
});
