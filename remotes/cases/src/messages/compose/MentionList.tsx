import type { Mentionable } from '@archway/contracts';
import { UserAvatar } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './mention-list.module.css';

interface Props {
  id: string;
  people: readonly Mentionable[];
  /** Who is chosen by Enter. */
  at: number;
  onMark: (at: number) => void;
  onChoose: (person: Mentionable) => void;
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** People whose name fits what was written behind an @; the focus stays in the text. */
export function MentionList({ id, people, at, onMark, onChoose }: Props) {
  const t = useText('cases');
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('messages.mentionList')}>
      {people.map((person, index) => (
        <div
          key={person.userId}
          id={optionId(id, index)}
          className={styles.person}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          ref={index === at ? intoView : undefined}
          onPointerMove={() => onMark(index)}
          // The field would lose the focus, and the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <UserAvatar name={person.name} size={24} />
          <span>{person.name}</span>
          <small>{person.doctor ? t('messages.doctor') : t(`messages.side.${person.side}`)}</small>
        </div>
      ))}
    </div>
  );
}

// Absent in test environments without a layout engine.
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });
