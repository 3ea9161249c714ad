import { use, useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';

export interface OptionPopoverProps {
  field: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
}

/** Where an element is on the page, however far that is scrolled. */
function placeOf(element: HTMLElement): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + window.scrollX, y: top + window.scrollY };
}

/**
 * The open list of a combo box, which stays with its field while something scrolls. Left to itself it closes, typed
 * text opens it again at once, and a press that is under way is lost.
 */
export function OptionPopover({ field, className, children }: OptionPopoverProps) {
  // Absent while React Aria collects the options.
  const isOpen = use(ComboBoxStateContext)?.isOpen;
  useEffect(() => {
    if (!isOpen) return;
    let last = placeOf(field.current!);
    const follow = (): void => {
      const now = placeOf(field.current!);
      // The list moves with the page; a field that is sticky, or in a box that scrolls, does not. React Aria places the
      // list anew on a resize.
      if (Math.hypot(now.x - last.x, now.y - last.y) > 1) window.dispatchEvent(new Event('resize'));
      last = now;
    };
    window.addEventListener('scroll', follow, true);
    return () => window.removeEventListener('scroll', follow, true);
  }, [isOpen, field]);
  return (
    // Controlled, without `onOpenChange`: field and options close it, through the state.
    <Popover isOpen={isOpen} className={className} offset={4}>
      {children}
    </Popover>
  );
}
