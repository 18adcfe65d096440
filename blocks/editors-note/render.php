<?php

declare(strict_types=1);

// Nothing: it is for editors, who see it in the editor.
