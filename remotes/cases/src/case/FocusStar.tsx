import { endpoints } from '@archway/contracts';
import { StarButton } from '@archway/ui';
import { call, invalidate, useText } from '@archway/platform';

interface Props {
  caseId: string;
  focus: boolean;
  name: string;
}

const { page, tabCounts, detail } = endpoints.cases;

/** The star of a followed case. */
export function FocusStar({ caseId, focus, name }: Props) {
  const t = useText('cases');
  const follow = async (wanted: boolean): Promise<void> => {
    await call(endpoints.cases.focus, { body: { caseId, focus: wanted } });
    await Promise.all([page, tabCounts, detail].map((endpoint) => invalidate(endpoint)));
  };
  return (
    <StarButton
      on={focus}
      label={(on) => t(on ? 'focus.remove' : 'focus.add', { name })}
      hint={(on) => t(on ? 'focus.marked' : 'focus.mark')}
      onToggle={follow}
    />
  );
}
