import { useEffect, useRef, useState } from 'react';
import { type CommentAudience, type CommentPin, type WrittenWords, endpoints } from '@archway/contracts';
import { Slot, call, useText } from '@archway/platform';
import { PinFields } from './PinFields.tsx';
import { refreshComments } from './use-comments.ts';

/** Where the comment that is being written is pinned, when that is chosen elsewhere. */
export interface Pinning {
  readonly pin: CommentPin;
  readonly onPin: (pin: CommentPin) => void;
}

interface Props {
  plan: { readonly caseId: string; readonly version: number; readonly planId: string };
  steps: number;
  /** Never empty: whoever only reads has no such field. */
  audiences: readonly CommentAudience[];
  pinning?: Pinning | undefined;
}

const NOWHERE: CommentPin = { teeth: [], step: null, view: null };

/** Where a comment on a plan is written. */
export function NewComment({ plan, steps, audiences, pinning }: Props) {
  const t = useText('plans');
  const [ownPin, setOwnPin] = useState(NOWHERE);
  const { pin, onPin: setPin } = pinning ?? { pin: ownPin, onPin: setOwnPin };
  const field = useRef<HTMLDivElement>(null);
  const isPinned = pinning !== undefined && pin.teeth.length > 0;
  useEffect(() => {
    if (isPinned) field.current?.scrollIntoView({ block: 'nearest' });
  }, [isPinned]);
  const [chosen, setChosen] = useState<CommentAudience>();
  const audience = chosen ?? audiences[0] ?? 'everybody';
  const { caseId, version, planId } = plan;
  const send = async (words: WrittenWords, clientKey: string): Promise<void> => {
    const body = { caseId, version, planId, clientKey, pin, audience, ...words };
    await call(endpoints.comments.add, { body }, { quiet: true });
    await refreshComments();
    setPin(NOWHERE);
  };
  return (
    <div ref={field}>
      <PinFields {...{ pin, steps, audience, audiences }} onPin={setPin} onAudience={setChosen} />
      <Slot
        name="conversation.composer"
        props={{
          ...{ caseId, version, thread: `plan.${planId}`, send },
          ...{ label: t('comments.write'), sendText: t('comments.send') },
          ...(audience === 'design' && { among: ['design', 'platform'] as const }),
        }}
      />
    </div>
  );
}
