import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { formulasOf, formulasOfTexts } from '../../platform/formulas/formula-renderer.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { validateDraft } from '../item-content/item-checks.ts';
import {
  findAuthoredDraft,
  findItem,
  findVersion,
  listComments,
  listFormDraftsHolding,
  listFormsHolding,
  listStatistics,
  listVersionsOf,
  type Draft,
} from './item-queries.ts';
import { minAnswers } from './items-filter.ts';
import { explanationsOf } from '../item-content/list-columns.ts';

type Deps = Pick<Services, 'db'>;

/** The key as a person writes it. */
export const keyOf = (response: ItemVersion['response']): string =>
  response.kind === 'choice' ? response.key : response.keys.join(', ');

/** Everybody who saved the draft counts as a writer. */
export const isWriter = ({ authorId, writers }: Draft, accountId: string): boolean =>
  authorId === accountId || writers.includes(accountId);

type Version = Awaited<ReturnType<typeof listVersionsOf>>[number];

function versionOf({ response, createdAt, ...version }: Version): WholeItem['versions'][number] {
  const answers = version.answers ?? 0;
  const hasEnoughAnswers = answers >= minAnswers;
  return {
    ...version,
    createdAt: createdAt.toISOString(),
    key: keyOf(response),
    answers,
    p: hasEnoughAnswers ? version.p : null,
    r: hasEnoughAnswers ? version.r : null,
    flags: hasEnoughAnswers ? (version.flags ?? []) : [],
  };
}

async function draftOf({ db }: Deps, id: string, readerId: string): Promise<WholeItem['draft']> {
  const draft = await findAuthoredDraft(db, id);
  if (!draft) return null;
  const { content, basedOn, state, revision, note, author, updatedAt } = draft;
  return {
    content,
    basedOn,
    state,
    revision,
    note,
    author,
    updatedAt: updatedAt.toISOString(),
    complaints: validateDraft(content, id, basedOn + 1).complaints,
    isOwn: isWriter(draft, readerId),
  };
}

async function usesOf({ db }: Deps, id: string): Promise<WholeItem['uses']> {
  const published = (await listFormsHolding(db, id)).map(({ status, content }) => ({
    form: content.id,
    name: content.name,
    status,
    modules: content.modules,
  }));
  const drafts = (await listFormDraftsHolding(db, id)).map((draft) => ({
    form: draft.id,
    name: draft.name,
    status: 'draft' as const,
    modules: draft.modules,
  }));
  return [...published, ...drafts].flatMap(({ modules, ...use }) =>
    modules
      .flatMap(({ slots }) => slots)
      .filter((slot) => slot.item === id && slot.version !== null)
      .slice(0, 1)
      .map(({ version, isPretest }) => ({ ...use, version: version ?? 0, isPretest })),
  );
}

async function commentsOf({ db }: Deps, id: string): Promise<WholeItem['comments']> {
  const rows = await listComments(db, id);
  return rows.map(({ comment, author }) => ({
    id: comment.id,
    version: comment.version,
    field: comment.field,
    body: comment.body,
    author,
    createdAt: comment.createdAt.toISOString(),
    resolvedAt: comment.resolvedAt?.toISOString() ?? null,
  }));
}

/** Reads everything about an item; `draft.isOwn` depends on the reader. */
export async function readItem(deps: Deps, id: string, readerId: string): Promise<WholeItem> {
  const item = await findItem(deps.db, id);
  if (!item) throw new Refused('ITEM_NOT_FOUND');
  const [draft, versions, comments, uses] = await Promise.all([
    draftOf(deps, id, readerId),
    listVersionsOf(deps.db, id),
    commentsOf(deps, id),
    usesOf(deps, id),
  ]);
  return {
    id,
    version: item.version,
    status: item.status,
    content: item.content,
    draft,
    versions: versions.map(versionOf),
    comments,
    uses,
    updatedAt: item.updatedAt.toISOString(),
  };
}

export async function readVersion({ db }: Deps, id: string, version: number) {
  const content = await findVersion(db, id, version);
  if (!content) throw new Refused('ITEM_NOT_FOUND');
  const view = toStudentView(content);
  const statistics = await listStatistics(db, id, version);
  return {
    content,
    view,
    formulas: { ...formulasOf([view]), ...formulasOfTexts(explanationsOf(content)) },
    statistics: statistics.map(({ computedAt, ...figures }) => ({
      ...figures,
      computedAt: computedAt.toISOString(),
    })),
  };
}
