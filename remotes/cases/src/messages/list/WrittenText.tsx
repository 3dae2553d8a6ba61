import type { SlotProps } from '@archway/contracts';
import { MessageFiles } from '../files/MessageFiles.tsx';
import { MessageText } from './MessageText.tsx';

/** What was written, with the people whom it mentions and the files that it carries. */
export function WrittenText({ text, mentions, attachments }: SlotProps['conversation.words']) {
  return (
    <>
      {text ? <MessageText text={text} mentions={mentions} /> : null}
      <MessageFiles attachments={attachments} />
    </>
  );
}
