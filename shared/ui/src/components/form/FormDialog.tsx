import type { ReactNode } from 'react';
import { Modal } from '../../facade/core.ts';
import { FormBody } from './FormBody.tsx';

export interface FormDialogProps {
  /** Unique on the page: the button outside of the form names it. */
  id: string;
  open: boolean;
  title: string;
  okText: string;
  /** The action destroys. */
  danger?: boolean;
  busy: boolean;
  /** Something is entered: only Cancel closes it. */
  dirty: boolean;
  failure?: string | undefined;
  children: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  afterClose?: () => void;
}

/** A form in a dialog: the same fields, sent by the dialog's button. */
export function FormDialog(props: FormDialogProps) {
  const { id, open, title, okText, danger = false, busy, dirty, failure, children } = props;
  return (
    <Modal
      open={open}
      title={title}
      okText={okText}
      okButtonProps={{ danger, htmlType: 'submit', form: id }}
      confirmLoading={busy}
      mask={{ closable: !dirty }}
      keyboard={!dirty}
      destroyOnHidden
      onCancel={props.onCancel}
      {...(props.afterClose && { afterClose: props.afterClose })}
    >
      <FormBody id={id} failure={failure} onSubmit={props.onSubmit}>
        {children}
      </FormBody>
    </Modal>
  );
}
