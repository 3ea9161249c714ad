import { classNames } from '../class-names.ts';
import { initialsOf } from './initials.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'medium';
}

/** A circle with a person's initials. Decorative: the name is next to it, or is the name of the button around it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, size === 'small' && styles.small)}>
      {initialsOf(name)}
    </span>
  );
}
