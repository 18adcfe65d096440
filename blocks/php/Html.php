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
    /** Names of React that are not HTML's in small letters. */
    private const NAMES = [
        'className' => 'class',
        'htmlFor' => 'for',
        'defaultValue' => 'value',
        'defaultChecked' => 'checked',
        'acceptCharset' => 'accept-charset',
        'httpEquiv' => 'http-equiv',
    ];

    /** Names of SVG that are written with hyphens: `strokeWidth`. */
    private const SVG = '/^(?:stroke|fill|clip|font|text|dominant|alignment|baseline|color|flood|letter|lighting|marker|paint|pointer|shape|stop|vector|word|writing)(?=[A-Z])/';

    /** Names of SVG that keep their capitals. */
    private const KEPT = '/^(?:viewBox|preserveAspectRatio|(?:gradient|pattern)(?:Units|Transform)|patternContentUnits|(?:clipPath|mask)Units|marker(?:Width|Height)|ref[XY]|(?:path|text)Length|lengthAdjust)$/D';

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
            $html .= true === $value ? ' ' . $name . '=""' : sprintf(' %s="%s"', $name, self::escape(Js::string($value)));
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

    /**
     * Attributes of an object that is spread over an element, by their names in HTML.
     *
     * @param array<string, mixed> $props by React's names
     * @return array<string, string|int|float|bool|null>
     */
    public static function attributes(array $props): array
    {
        $attributes = [];
        foreach ($props as $name => $value) {
            if ('key' === $name || 'ref' === $name || 'children' === $name) {
                continue;
            }
            $html = self::NAMES[$name] ?? match (true) {
                str_contains($name, '-'), 1 === preg_match(self::KEPT, $name) => $name,
                1 === preg_match(self::SVG, $name) => strtolower((string) preg_replace('/[A-Z]/', '-$0', $name)),
                default => strtolower($name),
            };
            if (is_array($value)) {
                throw new \LogicException(sprintf('%s cannot come from a spread: write it at the element.', $name));
            }
            $isSaid = 1 === preg_match('/^(aria|data)-|^(contenteditable|draggable|spellcheck|focusable)$/D', $html);
            $attributes[$html] = is_bool($value) && $isSaid ? Js::said($value) : (is_scalar($value) ? $value : null);
        }

        return $attributes;
    }

    /**
     * What stands between a component's tags, one by one.
     *
     * @return list<Markup|string>
     */
    public static function childList(mixed $children): array
    {
        return self::flat([$children]);
    }

    /** The text of a textarea: a browser drops a line break right after the tag. */
    public static function textareaText(string $text): string
    {
        return str_starts_with($text, "\n") ? "\n" . $text : $text;
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
                throw new \LogicException('Two texts side by side: make them one string, `…${ a }…`.');
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
                $text = Js::string($child);
                if ('' !== $text) {
                    $flat[] = $text;
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
