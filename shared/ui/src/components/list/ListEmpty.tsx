import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import Button from 'antd/es/button';
import { useUiText } from '../../words/use-ui-text.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';

interface Props {
  /** Takes the filter away; absent where nothing is filtered. */
  onClear: (() => void) | undefined;
  /** That nothing matches. */
  title: ReactNode;
  /** The filter in words, part by part; what is not set says nothing. */
  filter?: readonly (string | false | undefined)[];
  /** Without a filter: the `EmptyState` of a list that has no rows yet. */
  children: ReactNode;
}

/** No rows: because of the filter, which is repeated and can be taken away, or because there are none yet. */
export function ListEmpty({ onClear, title, filter = [], children }: Props) {
  const t = useUiText();
  if (!onClear) return <>{children}</>;
  const said = filter.filter(Boolean).join(' · ');
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      body={said || undefined}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
}
