import { z } from 'zod';
import { articleTopics } from './article-topics.ts';
import { phaseStates } from './phase-states.ts';
import { questionGroups } from './question-groups.ts';
import { slideArts } from './slide-arts.ts';
import type { ContentKind } from './content-kinds.ts';
import { announcementTones } from './announcement-tones.ts';

/** The content that the console edits and the public pages show: one schema per kind. Texts of a draft may be empty. */

const line = z.string().max(300);
const localLine = z.strictObject({ en: line, vi: line });

/** Markdown. */
const text = z.string().max(60_000);
const localMarkdown = z.strictObject({ en: text, vi: text });

/** A path of this site, or an https URL. Browsers read a backslash as a slash, so `/\\host` would lead to another site. */
const target = z
  .string()
  .regex(/^(?:\/(?![/\\])[^\s]*|https:\/\/[^\s]+)$/)
  .max(500);

const link = z.strictObject({ to: target, label: localLine });

/** The pages under development; each shows a timeline. */
export const waitlistTopics = ['courses', 'practice'] as const;

export const contentBodies = {
  /** A page of its own: services, privacy, terms. */
  page: z.strictObject({ title: localLine, summary: localLine, text: localMarkdown }),
  /** One picture of the carousel on the home page. */
  slide: z.strictObject({
    title: localLine,
    text: localLine,
    art: z.enum(slideArts),
    link: link.nullable(),
  }),
  /** One of the frequently asked questions. */
  question: z.strictObject({
    group: z.enum(questionGroups),
    question: localLine,
    answer: localMarkdown,
    /** Also on the home page. */
    isOnHome: z.boolean(),
  }),
  /** An article of the help. */
  article: z.strictObject({
    topic: z.enum(articleTopics),
    title: localLine,
    summary: localLine,
    text: localMarkdown,
  }),
  /** A banner above every page. */
  announcement: z.strictObject({
    tone: z.enum(announcementTones),
    text: localLine,
    link: link.nullable(),
  }),
  /** The features and phases of a page under development. */
  timeline: z.strictObject({
    title: localLine,
    intro: localMarkdown,
    features: z.array(z.strictObject({ title: localLine, text: localLine })).max(12),
    phases: z
      .array(
        z.strictObject({
          state: z.enum(phaseStates),
          title: localLine,
          text: localLine,
          /** For people, such as “autumn 2026”. */
          when: localLine,
        }),
      )
      .max(12),
  }),
} as const satisfies Record<ContentKind, z.ZodType>;

export type ContentBody<Kind extends ContentKind = ContentKind> = z.infer<
  (typeof contentBodies)[Kind]
>;
