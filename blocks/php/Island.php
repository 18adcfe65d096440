<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** An island in the page: what PHP printed, and beside it the props that React hydrates it with. */
final class Island
{
    /** When an island wakes; see docs/islands.md. */
    public const INTERACTION = 'interaction';
    public const VISIBLE = 'visible';
    public const LOAD = 'load';
    public const RUNTIME = 'runtime';

    /**
     * The block's markup in its wrapper, followed by its props.
     *
     * @param string $name the block's folder
     * @param array<string, mixed> $props
     * @param array<string, string> $attributes more for the wrapper, such as a class
     * @param array<string, list<string>> $inMarkup by prop, the values in it that the island reads from its markup, and that are not printed again
     */
    public static function render(string $name, array $props, string $wake = self::INTERACTION, array $attributes = [], array $inMarkup = []): string
    {
        return self::root(get_block_wrapper_attributes($attributes + ['data-coleman-island' => $name, 'data-wake' => $wake]), $name, $props, $inMarkup);
    }

    /**
     * An island that is only a part of its block, such as one beside inner blocks: its root is a plain element, and the
     * block prints its own wrapper around it.
     *
     * @param array<string, mixed> $props
     */
    public static function part(string $name, array $props, string $wake = self::INTERACTION): string
    {
        return self::root(sprintf('data-coleman-island="%s" data-wake="%s"', esc_attr($name), esc_attr($wake)), $name, $props);
    }

    /**
     * @param array<string, mixed> $props
     * @param array<string, list<string>> $inMarkup
     */
    private static function root(string $attributes, string $name, array $props, array $inMarkup = []): string
    {
        $printed = $props;
        foreach ($inMarkup as $prop => $values) {
            $printed[$prop] = array_diff_key((array) ($printed[$prop] ?? []), array_flip($values));
        }
        $json = wp_json_encode($printed, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);

        return sprintf('<div %s>%s</div><script type="application/json" data-coleman-props>%s</script>', $attributes, self::markup($name, $props), false === $json ? '{}' : $json);
    }

    /**
     * The block's markup alone.
     *
     * @param array<string, mixed> $props
     */
    public static function markup(string $name, array $props): Markup
    {
        return Views::block($name, $props);
    }
}
