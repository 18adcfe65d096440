<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * Paints the visitor's branch into pages that are the same for everybody (src/behaviours/my-branch).
 *
 * The script stands behind the block that it paints, so that it is done before the page is seen. Behind a part it names the
 * file that says when the part is ready; that is fetched once the page is used.
 */
final class BranchPainter
{
    private ?string $code = null;

    public function __construct(private readonly IslandFiles $files)
    {
    }

    public function register(): void
    {
        add_filter('render_block', $this->append(...), 11, 2);
    }

    /** @param array{blockName?: string|null} $block */
    private function append(string $html, array $block): string
    {
        if (!str_starts_with($block['blockName'] ?? '', 'coleman/') || !str_contains($html, ' data-branch-row="')) {
            return $html;
        }
        $this->code ??= $this->files->code($this->files->conditional('my-branch'));
        $promise = str_contains($html, ' data-promise="') ? $this->files->promise() : '';
        $strings = $this->files->strings(determine_locale())['promise'] ?? '';

        // In braces, because a page has it more than once.
        return '' === $this->code ? $html : $html . trim(wp_get_inline_script_tag('{' . $this->code . '}', array_filter([
            'data-promise-module' => '' === $promise ? '' : $this->files->url($promise),
            'data-promise-strings' => '' === $promise || '' === $strings ? '' : $this->files->url($strings),
        ])));
    }
}
