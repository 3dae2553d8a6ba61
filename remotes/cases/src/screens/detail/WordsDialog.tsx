import { useState } from 'react';
import type { PlainCaseAction } from '@archway/contracts';
import { Modal } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { isStopping } from './action-kinds.ts';

const LIMIT = 500;

interface Props {
  /** Undefined while nothing is asked. */
  action: PlainCaseAction | undefined;
  /** The patient. */
  name: string;
  onOk: (action: PlainCaseAction, words: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason, the question or the answer that an action goes with. */
export function WordsDialog({ action, name, onOk, onCancel }: Props) {
  const t = useText('cases');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const given = words.trim();
  const text = (part: string): string => (action ? t(`say.${action}.${part}`, { name }) : '');
  const confirm = async (): Promise<void> => {
    if (!action) return;
    setBusy(true);
    await onOk(action, given);
    setBusy(false);
  };
  return (
    <Modal
      open={action !== undefined}
      title={text('title')}
      okText={text('ok')}
      cancelText={t('say.cancel')}
      okButtonProps={{ danger: action !== undefined && isStopping(action), disabled: given === '', loading: busy }}
      onOk={() => void confirm()}
      onCancel={onCancel}
      destroyOnHidden
      afterClose={() => setWords('')}
    >
      <Input.TextArea
        autoFocus
        aria-label={text('label')}
        placeholder={text('placeholder')}
        autoSize={{ minRows: 4, maxRows: 8 }}
        maxLength={LIMIT}
        showCount
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Modal>
  );
}
