<?php

declare(strict_types=1);

/**
 * Headings that stand in the files of templates, in the language of the site. A template that an editor has changed is
 * the editor's, and stays as written.
 */

namespace Coleman\Theme;

function with_template_words(?\WP_Block_Template $template): ?\WP_Block_Template
{
    if (null !== $template && 'theme' === $template->source && 'en_US' !== determine_locale()) {
        $template->content = (string) preg_replace_callback(
            '/(?<="heading":|"title":)"(?:[^"\\\\]|\\\\.)+"/',
            static function (array $found): string {
                $words = json_decode($found[0]);
                $translated = is_string($words) ? translate_with_gettext_context($words, 'template heading', 'coleman') : null;

                return null === $translated || $translated === $words ? $found[0] : (string) wp_json_encode($translated, JSON_HEX_TAG | JSON_HEX_AMP);
            },
            $template->content,
        );
    }

    return $template;
}

/**
 * @param list<\WP_Block_Template> $templates
 * @return list<\WP_Block_Template|null>
 */
function with_words_of_templates(array $templates): array
{
    return array_map(with_template_words(...), $templates);
}

add_filter('get_block_templates', with_words_of_templates(...));
add_filter('get_block_file_template', with_template_words(...));
