import type { PresenceDoing, PresentPerson } from '@archway/contracts';
import { Eye, Pencil, UserAvatar } from '@archway/ui';
import { type TextFunction, useText } from '@archway/platform';
import type { CaseKey } from '../case/case-address.ts';
import { usePresence } from './use-presence.ts';
import styles from './presence.module.css';

/** So many names are said; the others are counted. */
const NAMED = 2;

/** Who else has the case open, and whether somebody works on it; nothing while one is alone with it. */
export function Presence({ caseKey, doing }: { caseKey: CaseKey; doing: PresenceDoing }) {
  const t = useText('cases');
  const people = usePresence(caseKey, doing);
  const others = people.filter((person) => person.doing === 'editing' || !person.self);
  const working = others.filter((person) => person.doing === 'editing');
  const said = working.length > 0 ? working : others;
  const Icon = working.length > 0 ? Pencil : Eye;
  return (
    // Stands there from the beginning, so that it is read out when somebody comes.
    <div role="status" className={styles.status}>
      {said.length > 0 ? (
        <span className={working.length > 0 ? `${styles.people} ${styles.working}` : styles.people}>
          <span className={styles.faces} aria-hidden="true">
            {said.slice(0, NAMED).map(({ userId, name }) => (
              <UserAvatar key={userId} name={name} size={20} />
            ))}
          </span>
          <Icon aria-hidden="true" />
          <span>{presenceText(said, working.length > 0 ? 'editing' : 'reading', t)}</span>
        </span>
      ) : null}
    </div>
  );
}

function presenceText(people: readonly PresentPerson[], doing: PresenceDoing, t: TextFunction): string {
  if (people.length === 1 && people[0]?.self) return t('presence.elsewhere');
  const names = people.slice(0, NAMED).map(({ name, self }) => (self ? t('presence.self') : name));
  const more = people.length - names.length;
  const listed = names.join(t('photos.comma'));
  return more > 0
    ? t(`presence.${doing}.more`, { names: listed, num: more })
    : t(`presence.${doing}.all`, { names: listed });
}
