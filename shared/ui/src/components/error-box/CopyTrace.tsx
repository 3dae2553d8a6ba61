import { useState } from 'react';
import Button from 'antd/es/button';
import { useUiText } from '../../words/use-ui-text.ts';

/** Copies code and request id for a message to support; where copying is not allowed the text stays selectable. */
export function CopyTrace({ trace }: { trace: string }) {
  const t = useUiText();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(trace).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button type="text" onClick={copy}>
      <span aria-live="polite">{copied ? t('error.copied') : t('error.copy')}</span>
    </Button>
  );
}
