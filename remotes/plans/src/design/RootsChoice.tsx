import { useId, useState } from 'react';
import { Checkbox } from '@archway/ui/data';
import styles from './design.module.css';

interface Props {
  /** What is replaced, where something is. */
  lead: string | null;
  label: string;
  hint: string;
  onChange: (chosen: boolean) => void;
}

/** In the question before a design: whether roots are taken from the CBCT. The host draws it, so that its words are handed in. */
export function RootsChoice({ lead, label, hint, onChange }: Props) {
  const [chosen, setChosen] = useState(false);
  const hintId = useId();
  return (
    <div className={styles.choice}>
      {lead ? <p>{lead}</p> : null}
      <Checkbox
        checked={chosen}
        aria-describedby={hintId}
        onChange={({ target }) => {
          setChosen(target.checked);
          onChange(target.checked);
        }}
      >
        {label}
      </Checkbox>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
