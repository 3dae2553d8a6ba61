import { MOST_PRODUCTION_TEMPLATES } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import {
  type TemplateKind,
  type TemplateRow,
  changeTemplate,
  countTemplates,
  deleteTemplate,
  insertTemplate,
  templateById,
  templatesFor,
} from './template-repository.ts';
import { changes, ownersFor, requireOwner, templateScope, uses } from './template-scope.ts';

type Context = Pick<AppContext, 'db'>;

/** What is asked of the content of a kind before it is kept. @throws Refusal */
type Judge<Content> = (content: Content) => void;

interface Written<Content> {
  readonly name: string;
  readonly content: Content;
}

const named = <T>(work: Promise<T>): Promise<T> =>
  conflictAsRefusal({ production_templates_name: 'templateNameTaken' }, work);

/** The templates of one kind: all kinds are listed, made and changed alike, and differ in what their content may be. */
export function templatesOf<Content>(kind: TemplateKind, judge: Judge<Content>) {
  return {
    async list(db: Querier, caller: Caller) {
      const scope = await templateScope(db, caller);
      const rows = await templatesFor(db, kind, scope);
      return {
        templates: rows.map(({ id, content, ...row }) => ({
          ...row,
          productionTemplateId: id,
          // The contract judged it when it was kept.
          content: content as Content,
          mayChange: changes(scope, row.practiceId),
        })),
        owners: await ownersFor(db, scope),
      };
    },

    /** @throws Refusal recordNotFound, templateNameTaken, templateLimit, that of the content */
    async add(
      { db }: Context,
      caller: Caller,
      { name, content, practiceId }: Written<Content> & { readonly practiceId: string | null },
    ): Promise<string> {
      await requireOwner(db, caller, practiceId);
      judge(content);
      return named(
        db.transaction(async (tx) => {
          // Two at the same moment may go one over the limit, which is there against thousands.
          if ((await countTemplates(tx, kind, practiceId)) >= MOST_PRODUCTION_TEMPLATES)
            throw new Refusal('templateLimit', { num: MOST_PRODUCTION_TEMPLATES });
          return insertTemplate(tx, { kind, practiceId, name, content, updatedBy: caller.userId });
        }),
      );
    },

    /** @throws Refusal recordNotFound, noPermission, templateNameTaken, templateChanged, that of the content */
    async edit(
      { db }: Context,
      caller: Caller,
      { productionTemplateId: id, version, name, content }: Written<Content> & Named & { readonly version: number },
    ): Promise<void> {
      await changeable(db, caller, kind, id);
      judge(content);
      await named(
        db.transaction(async (tx) => {
          const change = { name, content, updatedBy: caller.userId };
          if (!(await changeTemplate(tx, { id, version }, change))) throw new Refusal('templateChanged');
        }),
      );
    },

    /** @throws Refusal recordNotFound, noPermission */
    async remove({ db }: Context, caller: Caller, { productionTemplateId: id }: Named): Promise<void> {
      await changeable(db, caller, kind, id);
      await db.transaction((tx) => deleteTemplate(tx, id));
    },
  };
}

interface Named {
  readonly productionTemplateId: string;
}

/** @throws Refusal recordNotFound for one that the caller does not see, noPermission for one of the platform */
async function changeable(db: Querier, caller: Caller, kind: TemplateKind, id: string): Promise<TemplateRow> {
  const row = await templateById(db, kind, id);
  const scope = await templateScope(db, caller);
  if (!row || !uses(scope, row.practiceId)) throw new Refusal('recordNotFound');
  if (!changes(scope, row.practiceId)) throw new Refusal('noPermission');
  return row;
}
