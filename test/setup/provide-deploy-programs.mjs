import { providePrograms } from '../../scripts/services/debian-programs.mjs';

export default () => providePrograms(['docker-compose', 'promtool']);
