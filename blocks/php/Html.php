<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * Builds the HTML that React builds from the same tree, so that an island hydrates without a word.
 *
 * el() mirrors createElement: text is escaped, null, false and '' children vanish, lists are
 * flattened, `true` makes a bare attribute, null and false attributes are left out. There is never
 * white space between tags.
 */
final class Html
{
    private const VOID = ['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

    /**
     * @param array<string, string|int|float|bool|null> $attributes by their HTML names
     * @param Markup|string|int|float|bool|null|array<mixed> ...$children
     * @throws \LogicException for two texts side by side, which React would part with a comment
     */
    public static function el(string $tag, array $attributes = [], Markup|string|int|float|bool|null|array ...$children): Markup
    {
        $html = '<' . $tag;
        foreach ($attributes as $name => $value) {
            if (null === $value || false === $value) {
                continue;
            }
            $html .= true === $value ? ' ' . $name . '=""' : sprintf(' %s="%s"', $name, self::escape((string) $value));
        }
        if (in_array($tag, self::VOID, true)) {
            return new Markup($html . '/>');
        }

        return new Markup($html . '>' . self::children($children) . '</' . $tag . '>');
    }

    /**
     * Several nodes without a parent, as a React fragment.
     *
     * @param Markup|string|int|float|bool|null|array<mixed> ...$children
     */
    public static function fragment(Markup|string|int|float|bool|null|array ...$children): Markup
    {
        return new Markup(self::children($children));
    }

    /** Markup that another part of WordPress has made and escaped, such as rendered inner blocks. */
    public static function trusted(string $html): Markup
    {
        return new Markup($html);
    }

    /** @param array<mixed> $children */
    private static function children(array $children): string
    {
        $html = '';
        $textBefore = false;
        foreach (self::flat($children) as $child) {
            $isText = !$child instanceof Markup;
            if ($isText && $textBefore) {
                throw new \LogicException('Two texts side by side: make them one string, here and in the twin.');
            }
            $html .= $isText ? self::escape($child) : $child;
            $textBefore = $isText;
        }

        return $html;
    }

    /**
     * @param array<mixed> $children
     * @return list<Markup|string>
     */
    private static function flat(array $children): array
    {
        $flat = [];
        foreach ($children as $child) {
            if (is_array($child)) {
                array_push($flat, ...self::flat($child));
            } elseif ($child instanceof Markup) {
                if ('' !== (string) $child) {
                    $flat[] = $child;
                }
            } elseif (is_string($child) || is_int($child) || is_float($child)) {
                if ('' !== (string) $child) {
                    $flat[] = (string) $child;
                }
            }
        }

        return $flat;
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }
}
