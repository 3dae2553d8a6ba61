import { useEffect, useState } from 'react';

/** Whether an instant is still to come; drawn anew when it has come. */
export function useStill(until: string | null): boolean {
  const end = until === null ? 0 : Date.parse(until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [end]);
  return now < end;
}
