import type { Structure } from '@bac/contract/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sectionNames, type Section } from '@bac/exam/item/section.ts';
import { domainFacts, skillFacts, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';
import { useReply } from '../../api/use-reply.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface QuestionType {
  id: string;
  skill: Skill;
  name: string;
}

/** What the team calls them now, by their codes. */
function namesOf(structure: Structure): Map<string, LocalText> {
  const domains = structure.flatMap((section) => section.domains);
  const all = [...structure, ...domains, ...domains.flatMap(({ skills }) => skills)];
  return new Map(all.map(({ id, name }) => [id, name]));
}

/** What sections, domains, skills and question types are called; until the team's own names are here, the usual ones. */
export function useTaxonomyWords() {
  const [language] = useLanguage();
  const structure = useReply('GET /structure').data ?? [];
  const names = namesOf(structure);
  const said = (code: string, usual: LocalText): string => (names.get(code) ?? usual)[language];
  const domain = (code: Domain): string => said(code, domainFacts[code].name);
  const types = structure
    .flatMap((section) => section.domains.flatMap(({ skills }) => skills))
    .flatMap((skill) =>
      skill.types.map(({ id, name }): QuestionType => ({
        id,
        skill: skill.id,
        name: name[language],
      })),
    );
  return {
    section: (section: Section) => said(section, sectionNames[section]),
    domain,
    skill: (skill: Skill) => said(skill, skillFacts[skill].name),
    domainOf: (skill: Skill) => domain(skillFacts[skill].domain),
    types,
  };
}

export type TaxonomyWords = ReturnType<typeof useTaxonomyWords>;
