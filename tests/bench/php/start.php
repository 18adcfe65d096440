<?php

/**
 * Runs before everything else of a request (auto_prepend_file): where its clocks begin.
 */

declare(strict_types=1);

$GLOBALS['coleman_bench_start'] = [hrtime(true), getrusage()];
