import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Jaw,
  OK,
  type ParameterValues,
  type ProcessDetail,
  type ProcessService,
  endpoints,
  processRules,
  serviceTypes,
} from '@archway/contracts';
import { call, notify, requestKey, useForm, useStore, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { processPath } from '../../processing/process-words.ts';
import { refreshProcess } from '../../processing/refresh-process.ts';
import { dropModels, modelUploads } from '../../processing/upload/model-uploads.ts';

export const PROCESS_FORM = 'add-retainer';

/** What is written of an order, and how it is sent: first what it is, then its models, then, if wanted, off it goes. */
export function useProcessForm(order: ProcessDetail | undefined) {
  const t = useText('production');
  const navigate = useNavigate();
  const [service, setService] = useState<ProcessService>(order?.serviceType ?? serviceTypes.modelProcess.id);
  const [practiceId, setPractice] = useState<string | null>(order?.practiceId ?? null);
  const [removed, setRemoved] = useState<readonly Jaw[]>([]);
  const [parameters, setParameters] = useState<{ values: ParameterValues; problems: number } | null>(null);
  const takeParameters = useCallback(
    (values: ParameterValues, problems: number) => setParameters({ values, problems }),
    [],
  );
  const uploads = [...useStore(modelUploads.store).values()];
  const coming = uploads.filter((upload) => isUnderWay(upload));
  const arrived = uploads.filter(({ stored }) => stored !== null);
  const kept = (order?.models ?? []).filter(({ jaw }) => !removed.includes(jaw));
  const jaws = [...new Set([...kept, ...arrived].map(({ jaw }) => jaw))].sort();
  const submits = useRef(false);
  const key = useRef(requestKey());
  // What was chosen for one order is not for the next.
  useEffect(() => dropModels, []);

  const form = useForm({
    id: PROCESS_FORM,
    rules: processRules,
    initial: { name: order?.name ?? '', patient: order?.patient ?? '', remarks: order?.remarks ?? '' },
    label: (name) => t(`process.field.${name}`),
    async send(words) {
      const content = { ...words, parameters: parameters?.values ?? {} };
      const body = { ...content, practiceId: practiceId ?? '', serviceType: service, clientKey: key.current };
      const quiet = { quiet: true };
      const processId = order?.processId ?? (await call(endpoints.process.create, { body }, quiet)).processId;
      const params = { processId };
      await call(endpoints.process.change, { params, body: content }, quiet);
      for (const jaw of removed) {
        if (arrived.some((upload) => upload.jaw === jaw)) continue;
        await call(endpoints.process.removeModel, { params: { ...params, jaw } }, quiet);
      }
      for (const { jaw, fileName, stored } of arrived) {
        if (!stored) continue;
        const { key: objectName, size, crc64 } = stored;
        await call(endpoints.process.putModel, { params, body: { jaw, fileName, objectName, size, crc64 } }, quiet);
      }
      const refused = submits.current ? await submitted(processId) : null;
      if (refused !== null) notify.error(refused);
      else notify.success(t(submits.current ? 'process.submitted' : 'process.saved'));
      await refreshProcess();
      void navigate(processPath({ processId }), { replace: true });
    },
  });

  const problem = !parameters
    ? t('add.parametersComing')
    : parameters.problems > 0
      ? t('add.parametersWrong', { count: parameters.problems })
      : coming.length > 0
        ? t('process.upload.coming', { count: coming.length })
        : practiceId === null
          ? t('process.noPractice')
          : null;
  const send = (submit: boolean): void => {
    submits.current = submit;
    void form.submit();
  };
  return {
    ...{ form, service, setService, practiceId, setPractice, parameters, takeParameters, kept, jaws, problem, send },
    remove: (jaw: Jaw) => setRemoved((before) => [...before, jaw]),
  };
}
export type ProcessForm = ReturnType<typeof useProcessForm>;

/** @returns why the order was not submitted; null when it was */
async function submitted(processId: string): Promise<string | null> {
  const body = { processIds: [processId], action: 'submit' as const };
  const [row] = await call(endpoints.process.act, { body }, { quiet: true });
  return row && row.code !== OK ? row.msg : null;
}
