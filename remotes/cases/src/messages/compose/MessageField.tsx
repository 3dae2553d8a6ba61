import type { KeyboardEvent } from 'react';
import { Input } from '@archway/ui/data';
import type { MessageDraft } from './drafts.ts';
import { MentionList, optionId } from './MentionList.tsx';
import type { useMentions } from './use-mentions.ts';
import styles from './composer.module.css';

interface Props {
  label: string;
  placeholder: string;
  draft: MessageDraft;
  mentions: ReturnType<typeof useMentions>;
  readOnly: boolean;
  onWrite: (draft: MessageDraft) => void;
  onPress: (event: KeyboardEvent) => void;
}

/** The text of a message, with the people who fit behind an @. */
export function MessageField({ label, placeholder, draft, mentions, readOnly, onWrite, onPress }: Props) {
  const { listId, found, at, choose, follow, mark } = mentions;
  const open = found.length > 0;
  return (
    <div className={styles.field}>
      {open ? <MentionList id={listId} people={found} at={at} onMark={mark} onChoose={choose} /> : null}
      <Input.TextArea
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(listId, at) : undefined}
        placeholder={placeholder}
        value={draft.text}
        className={styles.text ?? ''}
        rows={3}
        readOnly={readOnly}
        onChange={({ target }) => {
          onWrite({ ...draft, text: target.value });
          follow(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => follow(currentTarget.selectionStart)}
        onBlur={() => follow(-1)}
        onKeyDown={onPress}
      />
    </div>
  );
}
