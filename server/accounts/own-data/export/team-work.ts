import { asc, eq, or } from 'drizzle-orm';
import {
  droppedItems,
  formDrafts,
  itemComments,
  itemDrafts,
  keyCorrections,
} from '../../../db/bank-schema.ts';
import { broadcasts } from '../../../db/console-schema.ts';
import { contentVersions } from '../../../db/content-schema.ts';
import { itemVersions } from '../../../db/items-schema.ts';
import { rescorings } from '../../../db/results-schema.ts';
import { calibrations } from '../../../db/statistics-schema.ts';
import type { ExportContext, Section } from './section.ts';

const onQuestions = async ({ db, accountId }: ExportContext) => ({
  versions: await db
    .select({
      question: itemVersions.itemId,
      version: itemVersions.version,
      note: itemVersions.note,
      createdAt: itemVersions.createdAt,
    })
    .from(itemVersions)
    .where(or(eq(itemVersions.authorId, accountId), eq(itemVersions.approverId, accountId)))
    .orderBy(asc(itemVersions.createdAt)),
  drafts: await db
    .select({ question: itemDrafts.itemId, createdAt: itemDrafts.createdAt })
    .from(itemDrafts)
    .where(eq(itemDrafts.authorId, accountId)),
  comments: await db
    .select({
      question: itemComments.itemId,
      text: itemComments.body,
      createdAt: itemComments.createdAt,
    })
    .from(itemComments)
    .where(eq(itemComments.authorId, accountId))
    .orderBy(asc(itemComments.createdAt)),
  mendedKeys: await db
    .select({
      question: keyCorrections.itemId,
      reason: keyCorrections.reason,
      at: keyCorrections.at,
    })
    .from(keyCorrections)
    .where(eq(keyCorrections.actorId, accountId)),
  droppedQuestions: await db
    .select({
      question: droppedItems.itemId,
      reason: droppedItems.reason,
      at: droppedItems.at,
    })
    .from(droppedItems)
    .where(eq(droppedItems.actorId, accountId)),
  calibrations: await db
    .select({ id: calibrations.id, createdAt: calibrations.createdAt })
    .from(calibrations)
    .where(or(eq(calibrations.startedById, accountId), eq(calibrations.decidedById, accountId))),
  rescorings: await db
    .select({
      generation: rescorings.generation,
      reason: rescorings.reason,
      createdAt: rescorings.createdAt,
    })
    .from(rescorings)
    .where(eq(rescorings.startedById, accountId)),
});

/** A team member's authorship. The texts belong to the product, and the answer keys stay in the bank. */
export const teamWork: Section = {
  name: 'workForTheTeam',
  tables: [
    itemVersions,
    itemDrafts,
    itemComments,
    keyCorrections,
    droppedItems,
    calibrations,
    rescorings,
    formDrafts,
    contentVersions,
    broadcasts,
  ],
  async read(context) {
    const { db, accountId } = context;
    return {
      questions: await onQuestions(context),
      tests: await db
        .select({ name: formDrafts.name, createdAt: formDrafts.createdAt })
        .from(formDrafts)
        .where(eq(formDrafts.authorId, accountId)),
      content: await db
        .select({
          entry: contentVersions.entryId,
          version: contentVersions.version,
          createdAt: contentVersions.createdAt,
        })
        .from(contentVersions)
        .where(eq(contentVersions.authorId, accountId))
        .orderBy(asc(contentVersions.createdAt)),
      messagesToMany: await db
        .select({ title: broadcasts.title, createdAt: broadcasts.createdAt })
        .from(broadcasts)
        .where(eq(broadcasts.authorId, accountId))
        .orderBy(asc(broadcasts.createdAt)),
    };
  },
};
