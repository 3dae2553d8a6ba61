import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseAction, type CaseDetail, type PlainCaseAction, endpoints, questionsOf } from '@archway/contracts';
import { query } from '@archway/platform';
import { useCaseMachine } from '../../case/use-case-machine.ts';
import { asksForData } from '../../quality/finding-object.ts';
import { useQualityReport } from '../../quality/use-quality-report.ts';
import { isWorded } from './action-kinds.ts';
import { WordsDialog } from './WordsDialog.tsx';

export interface WordedActions {
  readonly may: (action: CaseAction) => boolean;
  /** Takes the action, or opens the dialog for the words that it goes with. */
  readonly begin: (action: PlainCaseAction) => void;
  readonly taking: CaseAction | null;
  readonly dialog: ReactNode;
}

/** Actions of one case, with the dialog for those that go with words. */
export function useWordedActions(detail: CaseDetail): WordedActions {
  const [wording, setWording] = useState<PlainCaseAction>();
  const cases = useCaseMachine();
  const may = (action: CaseAction): boolean => cases.may(detail, action);
  // Who fails an inspection says why, unless the quality report does.
  const report = useQualityReport(detail, may('failInspection')).data;
  const told = wording === 'failInspection' && report?.open.some(asksForData) === true;
  // Who answers reads what was asked, wherever on the page they begin.
  const answers = wording === 'answerFeasibility';
  const log = useQuery({
    ...query(endpoints.cases.progress, { query: { caseId: detail.caseId } }),
    enabled: answers,
  }).data;
  const asked = answers && log ? questionsOf(log, detail.version)[0]?.asked.note : null;
  return {
    may,
    begin: (action) => {
      if (isWorded(action)) setWording(action);
      else void cases.take(action, detail);
    },
    taking: cases.taking,
    dialog: (
      <WordsDialog
        action={wording}
        name={detail.patientName}
        optional={told}
        asked={asked ?? undefined}
        onCancel={() => setWording(undefined)}
        onOk={async (action, words) => {
          if (await cases.take(action, detail, words)) setWording(undefined);
        }}
      />
    ),
  };
}
