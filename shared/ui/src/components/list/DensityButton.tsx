import { Rows2, Rows3 } from 'lucide-react';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useUiText } from '../../words/use-ui-text.ts';
import { useDensity } from './density.ts';
import type { Density } from './density.ts';

/** Switches the rows of one table between roomy and dense; belongs into the tools of the filter bar. */
export function DensityButton({ tableKey, initial = 'comfortable' }: { tableKey: string; initial?: Density }) {
  const t = useUiText();
  const [density, choose] = useDensity(tableKey, initial);
  const other: Density = density === 'comfortable' ? 'compact' : 'comfortable';
  const word = `${t('list.density')}: ${t(density === 'comfortable' ? 'list.comfortable' : 'list.compact')}`;
  return (
    <Tooltip title={word}>
      <Button
        aria-label={word}
        icon={density === 'comfortable' ? <Rows2 aria-hidden="true" /> : <Rows3 aria-hidden="true" />}
        onClick={() => choose(other)}
      />
    </Tooltip>
  );
}
