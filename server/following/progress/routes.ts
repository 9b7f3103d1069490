import { classFigureRoutes } from '@bac/contract/following/class-figures.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { readFigures } from './class-figures.ts';
import { readSkills } from './class-skills.ts';

export function mountProgress(mount: Mount, services: Services): void {
  mount(classFigureRoutes, {
    'GET /classes/:class/figures': (call) =>
      readFigures(
        services,
        { class: call.params.class, assignment: call.query.assignment },
        actorOf(call),
      ),
    'GET /classes/:class/skills': (call) => readSkills(services, call.params.class, actorOf(call)),
  });
}
