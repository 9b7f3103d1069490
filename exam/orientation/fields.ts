import type { Theme } from './themes.ts';

/** Upper secondary school subjects that fields of study build on. */
export const subjects = [
  'math',
  'physics',
  'chemistry',
  'biology',
  'informatics',
  'technology',
  'literature',
  'english',
  'history',
  'geography',
  'civics',
  'arts',
  'sport',
] as const;

export type Subject = (typeof subjects)[number];

export const fieldIds = [
  'medicine',
  'nursing',
  'pharmacy',
  'rehabilitation',
  'biotechnology',
  'environment',
  'mechanical-engineering',
  'electrical-engineering',
  'civil-engineering',
  'computing',
  'data-science',
  'architecture',
  'design',
  'journalism',
  'languages',
  'psychology',
  'science-teaching',
  'early-childhood',
  'sport',
  'law',
  'economics',
  'business',
  'marketing',
  'finance',
  'trade',
  'tourism',
] as const;

export type FieldId = (typeof fieldIds)[number];

export interface Field {
  id: FieldId;
  /** The interests of people in this field, strongest first. Our own judgment from what they do all day. */
  themes: readonly [Theme, Theme, Theme];
  subjects: readonly Subject[];
}

/** The screen that shows the fields has their names and jobs, in both languages. */
const facts: Record<FieldId, Omit<Field, 'id'>> = {
  medicine: {
    themes: ['investigative', 'social', 'realistic'],
    subjects: ['chemistry', 'biology', 'math'],
  },
  nursing: {
    themes: ['social', 'investigative', 'conventional'],
    subjects: ['biology', 'chemistry', 'math'],
  },
  pharmacy: {
    themes: ['investigative', 'conventional', 'social'],
    subjects: ['chemistry', 'biology', 'math'],
  },
  rehabilitation: {
    themes: ['social', 'realistic', 'investigative'],
    subjects: ['biology', 'physics'],
  },
  biotechnology: {
    themes: ['investigative', 'realistic', 'conventional'],
    subjects: ['biology', 'chemistry', 'math'],
  },
  environment: {
    themes: ['investigative', 'realistic', 'enterprising'],
    subjects: ['chemistry', 'geography', 'biology'],
  },
  'mechanical-engineering': {
    themes: ['realistic', 'investigative', 'conventional'],
    subjects: ['math', 'physics', 'technology'],
  },
  'electrical-engineering': {
    themes: ['investigative', 'realistic', 'conventional'],
    subjects: ['math', 'physics', 'informatics'],
  },
  'civil-engineering': {
    themes: ['realistic', 'investigative', 'enterprising'],
    subjects: ['math', 'physics', 'technology'],
  },
  computing: {
    themes: ['investigative', 'conventional', 'realistic'],
    subjects: ['math', 'informatics', 'english'],
  },
  'data-science': {
    themes: ['investigative', 'conventional', 'enterprising'],
    subjects: ['math', 'informatics', 'english'],
  },
  architecture: {
    themes: ['artistic', 'investigative', 'realistic'],
    subjects: ['math', 'physics', 'arts'],
  },
  design: {
    themes: ['artistic', 'realistic', 'enterprising'],
    subjects: ['arts', 'informatics', 'literature'],
  },
  journalism: {
    themes: ['artistic', 'enterprising', 'investigative'],
    subjects: ['literature', 'english', 'history'],
  },
  languages: {
    themes: ['artistic', 'social', 'conventional'],
    subjects: ['english', 'literature'],
  },
  psychology: {
    themes: ['social', 'investigative', 'artistic'],
    subjects: ['literature', 'math', 'biology'],
  },
  'science-teaching': {
    themes: ['social', 'investigative', 'realistic'],
    subjects: ['physics', 'chemistry', 'biology'],
  },
  'early-childhood': {
    themes: ['social', 'artistic', 'realistic'],
    subjects: ['literature', 'arts'],
  },
  sport: {
    themes: ['social', 'realistic', 'enterprising'],
    subjects: ['sport', 'biology'],
  },
  law: {
    themes: ['enterprising', 'social', 'investigative'],
    subjects: ['literature', 'history', 'civics'],
  },
  economics: {
    themes: ['investigative', 'enterprising', 'conventional'],
    subjects: ['math', 'english', 'civics'],
  },
  business: {
    themes: ['enterprising', 'conventional', 'social'],
    subjects: ['math', 'english', 'civics'],
  },
  marketing: {
    themes: ['enterprising', 'artistic', 'conventional'],
    subjects: ['math', 'literature', 'english'],
  },
  finance: {
    themes: ['conventional', 'enterprising', 'investigative'],
    subjects: ['math', 'english', 'informatics'],
  },
  trade: {
    themes: ['enterprising', 'conventional', 'realistic'],
    subjects: ['math', 'english', 'geography'],
  },
  tourism: {
    themes: ['enterprising', 'social', 'artistic'],
    subjects: ['english', 'geography', 'history'],
  },
};

export const fields: readonly Field[] = fieldIds.map((id) => ({ id, ...facts[id] }));
