<?php

/**
 * Prints the sentences of PHP files that can be translated, as JSON: `php messages.php <file> …`.
 */

declare(strict_types=1);

const MESSAGE_FUNCTIONS = [
    '__' => ['id'], '_e' => ['id'], 'esc_html__' => ['id'], 'esc_html_e' => ['id'], 'esc_attr__' => ['id'], 'esc_attr_e' => ['id'],
    '_x' => ['id', 'context'], '_ex' => ['id', 'context'], 'esc_html_x' => ['id', 'context'], 'esc_attr_x' => ['id', 'context'],
    '_n' => ['id', 'plural', ''], '_nx' => ['id', 'plural', '', 'context'], '_n_noop' => ['id', 'plural'],
];

$messages = [];
foreach (array_slice($argv, 1) as $file) {
    $tokens = array_values(array_filter(PhpToken::tokenize((string) file_get_contents($file)), static fn (PhpToken $token): bool => !$token->is(T_WHITESPACE)));
    $comment = null;
    foreach ($tokens as $at => $token) {
        if ($token->is([T_COMMENT, T_DOC_COMMENT]) && 1 === preg_match('~translators:\s*(.*?)\s*(?:\*/)?$~s', $token->text, $found)) {
            $comment = ['text' => (string) preg_replace('/\s*\n\s*\*?\s*/', ' ', $found[1]), 'line' => $token->line + substr_count($token->text, "\n")];
        }
        $name = ltrim($token->text, '\\');
        $before = $tokens[$at - 1] ?? null;
        if (!$token->is([T_STRING, T_NAME_FULLY_QUALIFIED]) || !isset(MESSAGE_FUNCTIONS[$name]) || '(' !== ($tokens[$at + 1]->text ?? '') || ($before?->is([T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION]) ?? false)) {
            continue;
        }
        $message = ['file' => $file, 'line' => $token->line, 'domain' => ''];
        $place = 0;
        $depth = 0;
        for ($next = $at + 2; isset($tokens[$next]) && $depth >= 0; $next++) {
            $text = $tokens[$next]->text;
            $depth += in_array($text, ['(', '['], true) ? 1 : (in_array($text, [')', ']'], true) ? -1 : 0);
            if (',' === $text && 0 === $depth) {
                $place++;
            } elseif (0 === $depth && $tokens[$next]->is(T_CONSTANT_ENCAPSED_STRING)) {
                $part = MESSAGE_FUNCTIONS[$name][$place] ?? 'domain';
                $inside = substr($text, 1, -1);
                $message[$part] = "'" === $text[0] ? strtr($inside, ['\\\\' => '\\', "\\'" => "'"]) : stripcslashes($inside);
            }
        }
        if (isset($message['id'])) {
            unset($message['']);
            $isNear = null !== $comment && $token->line - $comment['line'] <= 1 && $token->line >= $comment['line'];
            $messages[] = $message + ($isNear ? ['comment' => $comment['text']] : []);
        }
    }
}
echo json_encode($messages, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
