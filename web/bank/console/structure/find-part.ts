import type {
  AdminDomain,
  AdminModule,
  AdminSection,
  AdminSkill,
  AdminType,
} from '@bac/contract/bank/structure.ts';

export const domainsIn = (sections: readonly AdminSection[]): AdminDomain[] =>
  sections.flatMap(({ domains }) => domains);

export const skillsIn = (sections: readonly AdminSection[]): AdminSkill[] =>
  domainsIn(sections).flatMap(({ skills }) => skills);

type AnyPart = AdminSection | AdminModule | AdminDomain | AdminSkill | AdminType;

/** Returns undefined if somebody else has deleted the part. */
export function findPart(
  sections: readonly AdminSection[],
  kind: 'section' | 'module' | 'domain' | 'skill' | 'type',
  id: string,
): AnyPart | undefined {
  const all: Record<typeof kind, AnyPart[]> = {
    section: [...sections],
    module: sections.flatMap(({ modules }) => modules),
    domain: domainsIn(sections),
    skill: skillsIn(sections),
    type: skillsIn(sections).flatMap(({ types }) => types),
  };
  return all[kind].find((part) => part.id === id);
}

export const isRenamed = ({ name, usualName }: Pick<AdminSkill, 'name' | 'usualName'>): boolean =>
  name.en !== usualName.en || name.vi !== usualName.vi;
