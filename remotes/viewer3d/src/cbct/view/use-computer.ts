import { useEffect, useState } from 'react';
import { Computer } from '../compute/computer.ts';

/** A thread for what takes long, for as long as the preview is on the page. */
export function useComputer(): Computer {
  const [computer, setComputer] = useState(() => new Computer());
  useEffect(() => {
    const used = new Computer();
    setComputer(used);
    return () => used.dispose();
  }, []);
  return computer;
}
