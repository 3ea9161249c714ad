import { useTranslation } from '@wayside/i18n';
import { IconButton } from '@wayside/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { FocusEvent } from 'react';
import { FaultLine } from './fault-line.tsx';
import type { FaultLineProps } from './fault-line.tsx';
import type { Fault } from './telematics.queries.ts';
import { useRotation } from './use-rotation.ts';
import styles from './telematics.module.css';

/**
 * Fault codes one after another. Rests while the pointer or the focus is on it, while the tab is in the background, and
 * for people who want less motion until they start it.
 */
export function FaultCarousel({ faults, ...line }: { faults: readonly Fault[] } & Omit<FaultLineProps, 'fault'>) {
  const { t } = useTranslation('vehicle-telematics');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { at, isPaused, isRotating, go, setPaused } = useRotation(faults.length, isHovered || isFocused);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const count = faults.length;
  return (
    // Pointer and focus only pause it: everything in it is reachable without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // A group, since the part around it is the landmark.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription={t('faults.carousel')}
      aria-label={t('faults.title')}
      className={styles.carousel}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            size="small"
            label={t(isPaused ? 'faults.play' : 'faults.pause')}
            icon={isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
            onPress={() => setPaused(!isPaused)}
          />
          <IconButton
            size="small"
            label={t('faults.previous')}
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            onPress={() => go(at - 1)}
          />
          <span className={styles.position}>{t('faults.position', { at: at + 1, count })}</span>
          <IconButton
            size="small"
            label={t('faults.next')}
            icon={<ChevronRight size={16} aria-hidden="true" />}
            onPress={() => go(at + 1)}
          />
        </div>
      )}
      <div className={styles.slides} aria-live={isRotating ? 'off' : 'polite'}>
        {faults.map((fault, slide) => (
          <div
            key={fault.id}
            // The carousel pattern asks for this role, and the elements that have it mean something else.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="group"
            aria-roledescription={t('faults.slide')}
            aria-label={t('faults.position', { at: slide + 1, count })}
            aria-hidden={slide !== at}
            className={styles.slide}
            data-shown={slide === at || undefined}
          >
            <FaultLine fault={fault} {...line} />
          </div>
        ))}
      </div>
    </div>
  );
}
