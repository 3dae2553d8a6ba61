import { useText } from '@archway/platform';
import { Button, Check, Dropdown, Ellipsis } from '@archway/ui';
import type { TurnAxis } from '../../../frame/placement.ts';
import type { ViewerObject } from '../../../objects/object-list.ts';
import type { ViewerAction } from '../../../model/viewer-model.ts';

const turnAxes: readonly TurnAxis[] = ['x', 'y', 'z'];

interface Props {
  object: ViewerObject;
  name: string;
  hasColors: boolean;
  turned: boolean;
  dispatch: (action: ViewerAction) => void;
}

/** What is needed now and then: the colours, and the orientation where it was not recognised. */
export function ObjectMenu({ object, name, hasColors, turned, dispatch }: Props) {
  const t = useText('viewer3d');
  const { id, jaw, color, scanColors } = object;
  const look = (part: Partial<ViewerObject>): void => dispatch({ type: 'look', id, look: part });
  const scanned = hasColors && scanColors && color === null;
  const items = [
    { key: 'scan', label: t('panel.scanColors'), icon: scanned ? <Check /> : undefined, disabled: !hasColors },
    {
      key: 'even',
      label: t('object.ownColor'),
      icon: !scanned && color === null ? <Check /> : undefined,
      disabled: color === null && !hasColors,
    },
    { type: 'divider' as const },
    ...turnAxes.map((axis) => ({ key: axis, label: t(`orientation.${axis}`) })),
    { key: 'unturn', label: t('orientation.undo'), disabled: !turned },
  ];
  const choose = (key: string): void => {
    const axis = turnAxes.find((each) => each === key);
    if (key === 'scan') look({ scanColors: true, color: null });
    else if (key === 'even') look({ scanColors: false, color: null });
    else dispatch(axis ? { type: 'quarterTurn', jaw, axis } : { type: 'unturn', jaw });
  };
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => choose(key) }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('object.moreOf', { name })} />
    </Dropdown>
  );
}
