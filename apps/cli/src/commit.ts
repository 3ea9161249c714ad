import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePackages } from '@wayside/tooling/share-packages';
import { fail, must, root, step } from './run.ts';

/** Runs git in this checkout. @returns its lines */
export function git(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(stderr.trim() || 'git did not respond');
  return stdout.split('\n').filter(Boolean);
}

/**
 * Checks a commit out into a worktree of its own, which is removed when this process exits. It shares the packages of
 * this checkout if the lockfiles are equal; otherwise they are installed.
 *
 * @returns its folder
 */
export function checkOut(commit: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wayside-commit-')));
  // Runs even when something fails or is stopped.
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    spawnSync('git', ['worktree', 'prune'], { cwd: root });
  });
  git('worktree', 'add', '--detach', '--force', folder, commit);
  const [ours, theirs] = [root, folder].map((place) => readFileSync(join(place, 'package-lock.json'), 'utf8'));
  if (ours === theirs) sharePackages(root, folder);
  else {
    step(`installing the packages of ${commit.slice(0, 8)}`);
    must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { folder });
  }
  return folder;
}
