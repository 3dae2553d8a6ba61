import { Modal } from '@archway/ui';
import { useStore, useText } from '@archway/platform';
import { confirmStore } from '@archway/platform/host';

/** Above every sheet and menu that the question was caused in, which stay open until it is answered. */
const ABOVE_MENUS = 1100;

/** Draws the questions that any package asks with `confirmAction`, one at a time. */
export function ConfirmDialog() {
  const t = useText('host');
  const question = useStore(confirmStore)[0];
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
      zIndex={ABOVE_MENUS}
      destroyOnHidden
    >
      {question?.body}
    </Modal>
  );
}
