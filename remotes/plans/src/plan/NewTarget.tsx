import { useMutation } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { call, invalidate, notify, useText } from '@archway/platform';
import { Modal } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { Form } from '@archway/ui/form';
import styles from './plans.module.css';

interface Props {
  open: boolean;
  caseKey: { ptId: string; version: number };
  /** Number of plans that there are; the suggested name continues it. */
  count: number;
  onClose: () => void;
}

interface Fields {
  name: string;
  remarks?: string;
}

/** Asks for a name and starts a target plan as a draft. */
export function NewTarget({ open, caseKey, count, onClose }: Props) {
  const t = useText('plans');
  const [form] = Form.useForm<Fields>();
  const start = useMutation({
    mutationFn: ({ name, remarks }: Fields) =>
      call(endpoints.plans.create, { body: { ...caseKey, name, remarks: remarks?.trim() || null } }),
    onSuccess: async () => {
      onClose();
      notify.success(t('newTarget.done'));
      await Promise.all([invalidate(endpoints.plans.list), invalidate(endpoints.cases.progress)]);
    },
  });
  return (
    <Modal
      open={open}
      title={t('newTarget.title')}
      okText={t('newTarget.create')}
      cancelText={t('cancel')}
      confirmLoading={start.isPending}
      destroyOnHidden
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        className={styles.form ?? ''}
        layout="vertical"
        preserve={false}
        initialValues={{ name: t('newTarget.suggested', { num: count + 1 }) }}
        onFinish={(fields) => start.mutate(fields)}
      >
        <Form.Item
          name="name"
          label={t('newTarget.name')}
          rules={[{ required: true, whitespace: true, message: t('newTarget.nameRequired') }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="remarks" label={t('newTarget.remarks')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
