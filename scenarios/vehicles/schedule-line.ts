/** A line of a maintenance schedule that is neither due nor done. @param day null: the server gives none */
export function scheduleLine(id: number, name: string, interval: number, day: string | null) {
  return {
    id,
    name,
    interval,
    interval_kilometers: Math.round(interval * 1.609344),
    recommendation_state: null,
    estimated_maintenance_date: day,
    is_completed: false,
    recommended: true,
  };
}
