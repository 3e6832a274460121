import { compareStories } from './compareStories';
import { isPrimitive } from './pictured';
import { allStories } from './stories';

compareStories(allStories().filter(isPrimitive));
