import { batteryGauge, batteryHealth, batteryPercent, oilGaugeLevels } from '@wayside/domain';
import type { BatteryHealth } from '@wayside/domain';
import type { GaugeProps, GaugeTone } from '@wayside/ui';

type Shape = Pick<GaugeProps, 'value' | 'levels' | 'arcs' | 'tone'>;

const TONES: Readonly<Record<BatteryHealth, GaugeTone>> = { replace: 'critical', charge: 'attention', good: 'success' };

/** The battery's gauge: the label follows the percent, the arcs are passed on as they are (CON2-12). */
export function batteryShape(volts: number): Shape & { health: BatteryHealth } {
  const percent = batteryPercent(volts);
  const health = batteryHealth(percent);
  return { value: percent / 100, levels: batteryGauge.levels, arcs: batteryGauge.arcs, tone: TONES[health], health };
}

export const oilShape = (percent: number): Shape => ({ value: percent / 100, levels: oilGaugeLevels });
