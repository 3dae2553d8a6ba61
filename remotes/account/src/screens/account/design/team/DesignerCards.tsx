import { type DesignTeam, type Designer, shownName } from '@archway/contracts';
import { PhoneCard, PhoneCardList } from '@archway/ui';
import { DesignerMenu, type DesignerActions } from './DesignerMenu.tsx';
import { RoleTags } from './RoleTags.tsx';
import { DesignerStatus, reachedBy } from './designer-columns.tsx';

interface Props extends DesignerActions {
  team: DesignTeam;
  designers: readonly Designer[];
}

/** The people of a team on a phone. */
export function DesignerCards({ team, designers, ...actions }: Props) {
  return (
    <PhoneCardList label={team.teamName}>
      {designers.map((designer) => (
        <PhoneCard
          key={designer.userId}
          title={shownName(designer)}
          description={reachedBy(designer)}
          status={<DesignerStatus designer={designer} />}
          note={designer.waiting ? undefined : <RoleTags designer={designer} />}
          action={team.manages ? <DesignerMenu designer={designer} {...actions} /> : undefined}
        />
      ))}
    </PhoneCardList>
  );
}
