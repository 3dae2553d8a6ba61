import { Modal } from '@archway/ui';
import { hostApi, useStore, useText } from '@archway/platform';

/** Draws the questions that any package asks with `confirmAction`, one at a time. */
export function ConfirmDialog() {
  const t = useText('host');
  const question = useStore(hostApi.confirmStore)[0];
  return (
    <Modal
      open={question !== undefined}
      title={question?.title}
      okText={question?.okText}
      cancelText={question?.cancelText ?? t('confirm.cancel')}
      okButtonProps={{ danger: question?.danger ?? false, autoFocus: question?.danger !== true }}
      cancelButtonProps={{ autoFocus: question?.danger === true }}
      onOk={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
      width={440}
      destroyOnHidden
    >
      {question?.body}
    </Modal>
  );
}
