<?php

/**
 * How PHP is laid out: PSR-12, and strict types in every file.
 */

declare(strict_types=1);

$root = dirname(__DIR__, 2);

return (new PhpCsFixer\Config())
    ->setRiskyAllowed(true)
    ->setUnsupportedPhpVersionAllowed(true)
    ->setCacheFile("$root/.cache/php-cs-fixer.json")
    ->setRules([
        '@PSR12' => true,
        'trailing_comma_in_multiline' => ['elements' => ['arguments', 'arrays', 'match', 'parameters']],
        'declare_strict_types' => true,
        'no_unused_imports' => true,
        'ordered_imports' => true,
        'single_quote' => true,
        'strict_comparison' => true,
        'strict_param' => true,
    ])
    ->setFinder(
        (new PhpCsFixer\Finder())
            ->in(array_filter(
                ["$root/bin", "$root/blocks", "$root/src", "$root/plugin-coleman-api", "$root/theme", "$root/tests", "$root/docs/examples"],
                is_dir(...),
            ))
            ->exclude(['vendor', 'node_modules'])
            // Made from the .po files.
            ->notName('*.l10n.php')
            // Patterns are HTML with a header that WordPress reads.
            ->notPath('patterns'),
    );
