import type { Correcting } from '../state/use-correcting.ts';
import type { OpenedJaw } from '../state/use-opened.ts';
import type { TeethDeed, TeethTool } from './teeth-tools.ts';

interface Given {
  correcting: Correcting;
  opened: OpenedJaw;
  setTool: (tool: TeethTool) => void;
  /** Of the brush, by steps. */
  resize: (by: number) => void;
}

/** Does what a key or a button asks for, with the tooth that was selected last. */
export function useTeethDeeds({ correcting, opened, setTool, resize }: Given): (deed: TeethDeed) => void {
  const { selected, select, run, save, step } = correcting;
  const fdi = selected.at(-1);
  const shift = (by: 1 | -1): void => {
    if (fdi !== undefined) void run({ type: 'shift', from: fdi, by }, [fdi + by]);
  };
  const deeds: Readonly<Record<TeethDeed, () => void>> = {
    delete: () => fdi !== undefined && void run({ type: 'delete', fdi }, []),
    missing: () => fdi !== undefined && void run({ type: 'missing', fdi }, []),
    merge() {
      const [into, from] = selected;
      if (into !== undefined && from !== undefined) void run({ type: 'merge', from, into }, [into]);
    },
    smooth: () => fdi !== undefined && void run({ type: 'smooth', fdi }),
    lower: () => shift(-1),
    higher: () => shift(1),
    machine: () => void run({ type: 'replace', labels: opened.machine, missing: [] }, []),
    undo: () => step('undo'),
    redo: () => step('redo'),
    save: () => void save(),
    wider: () => resize(1),
    narrower: () => resize(-1),
    clear() {
      select([]);
      setTool('select');
    },
  };
  return (deed) => deeds[deed]();
}
